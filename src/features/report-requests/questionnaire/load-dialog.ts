import { fetchDrafts } from '#offline/drafts/fetch-drafts.ts';

/** Loads the questionnaire's dialog and, in parallel, the drafts that it reads first. */
export async function loadDialog() {
  fetchDrafts();
  return (await import('./questionnaire-dialog.tsx')).QuestionnaireDialog;
}
