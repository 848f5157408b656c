import type { ReactNode } from 'react';

/** How the page asks the owner to sign in: another feature does it. */
export type RenderSignIn = (props: {
  title: string;
  children: string;
  onSignedIn: () => void;
}) => ReactNode;
