import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Makes sure that a command uses the practice's own data folder: not the default of a shell without the server's
 * variables, and not as a user whose files the server could not open.
 * @param userId of the user who runs the command; undefined where users have no numbers
 * @throws Error with one line that names DATA_DIR and what to do
 */
export async function checkDataFolder(
  dataFolder: string,
  userId: number | undefined = process.geteuid?.(),
): Promise<void> {
  const records = await stat(join(dataFolder, 'records')).catch(() => undefined);
  if (!records) {
    throw new Error(
      `There are no records in ${dataFolder}: set DATA_DIR to the folder that the server uses.`,
    );
  }
  refuseOther(dataFolder, records.uid, userId);
}

/** Whether a folder exists and has nothing in it yet, as the guide makes it for a new server. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => undefined))?.length === 0;
}

/** The same for a folder that may be without records, or not exist yet. */
export async function checkTargetFolder(
  dataFolder: string,
  userId: number | undefined = process.geteuid?.(),
): Promise<void> {
  const found =
    (await stat(join(dataFolder, 'records')).catch(() => undefined)) ??
    (await stat(dataFolder).catch(() => undefined));
  if (found) refuseOther(dataFolder, found.uid, userId);
}

function refuseOther(dataFolder: string, ownerId: number, userId: number | undefined): void {
  if (userId === undefined || userId === ownerId) return;
  throw new Error(
    `DATA_DIR ${dataFolder} belongs to user ${ownerId}, this is user ${userId}, and the server could not open what ` +
      `another user makes in it: run this as the user of the server, e.g. with sudo -u '#${ownerId}'.`,
  );
}
