import type { QueryClient } from '@tanstack/react-query';

export async function restoreQueries(_queryClient: QueryClient): Promise<void> {}
export async function startQueryPersistence(_queryClient: QueryClient): Promise<void> {}
