import 'react';

// React passes these attributes of invoker commands on; its types do not have them yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    /** Id of the dialog. */
    commandfor?: string | undefined;
  }
}
