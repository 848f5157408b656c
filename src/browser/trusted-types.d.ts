/** Trusted Types, where the browser has them; the part that is used here. */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createHTML?: (text: string) => string; createScriptURL?: () => string },
      ): {
        createHTML(text: string): TrustedHTML;
        createScriptURL(text: string): TrustedScriptURL;
      };
    }
  | undefined;
