import { useQuery } from '@tanstack/react-query';
import { getPractice } from '#shared/api/practice.ts';
import { readQuery } from '../read-query.ts';

const practiceQuery = readQuery(getPractice);
const none: readonly string[] = [];

/** Today's notices of the practice, for its forms; none until they are known. */
export function useNotices(): readonly string[] {
  return useQuery(practiceQuery).data?.notices ?? none;
}
