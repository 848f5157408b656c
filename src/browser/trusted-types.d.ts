/** The part of the Trusted Types API that is used here; not all browsers have it. */
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
