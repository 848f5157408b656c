import { fetchDrafts } from '#offline/drafts/fetch-drafts.ts';

/** The questionnaire's window, with the drafts that it looks up as soon as it stands. */
export async function loadDialog() {
  fetchDrafts();
  return (await import('./questionnaire-dialog.tsx')).QuestionnaireDialog;
}
