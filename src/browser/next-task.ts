/** Lets the browser answer what is waiting, input first, before the code goes on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
