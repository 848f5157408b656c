/** The oldest browsers that run our code, as a sentence names them; `build.target` in vite.config.ts has the same. */
export const namedBrowsers = 'Chrome and Edge 111, Firefox 115, Safari 16.4 and later';
