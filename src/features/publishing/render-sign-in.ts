import type { ReactNode } from 'react';

/** Renders the sign-in, which belongs to another feature. */
export type RenderSignIn = (props: {
  title: string;
  children: string;
  onSignedIn: () => void;
}) => ReactNode;
