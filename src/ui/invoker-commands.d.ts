import 'react';

// React passes the attributes of the browser's own commands on, its types do not know them yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    /** Id of the dialog. */
    commandfor?: string | undefined;
  }
}
