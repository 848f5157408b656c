import { CircleCheck, CircleDashed, CloudDownload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#lib/format-date.ts';
import { formatFileSize } from '#lib/file-size.ts';
import type { CachedCount } from '#offline/content-pack/content-pack.ts';
import { isReady } from '#offline/content-pack/readiness.ts';
import type { Readiness } from '#offline/content-pack/readiness.ts';
import { Actions } from '#ui/actions/actions.tsx';
import { Button } from '#ui/button/button.tsx';
import { noDownloadLines, missingLine, readingLines } from './messages.ts';
import { pagesWithoutPictures } from './pages-without-pictures.ts';
import { useReadiness } from './use-readiness.ts';
import type { ReadingState } from './use-readiness.ts';
import styles from './reading-part.module.css';

/** What of the site opens here without reception: the state in one line, a line for each part, and what can be done. */
export function ReadingPart() {
  const { state, download, check, stop, remove } = useReadiness();
  const { readiness, isDownloading, isChecking, notice } = state;
  if (readiness === null)
    return <p className={styles['muted']}>{notice || readingLines.counting}</p>;
  const { pack } = readiness;
  const isComplete = pack !== null && pack.cachedFiles === pack.files;
  return (
    <div className={styles['part']}>
      <ReadinessStatus state={state} readiness={readiness} />
      {pack !== null && !isComplete ? (
        <progress
          className={styles['progress']}
          aria-label="Pictures and PDFs downloaded"
          max={Math.max(pack.bytes, 1)}
          value={pack.cachedBytes}
        />
      ) : null}
      <Parts readiness={readiness} />
      {pack === null || pack.cachedFiles === 0 || isDownloading ? null : (
        <PagesWithoutPictures missing={pack.missing} />
      )}
      <Actions>
        {isDownloading && !isComplete ? (
          <Button tone="quiet" onClick={() => void stop()}>
            Stop
          </Button>
        ) : (
          <>
            {isComplete ? null : (
              <Button onClick={() => void download()}>
                {pack === null || pack.cachedFiles === 0
                  ? 'Download for offline use'
                  : 'Continue download'}
              </Button>
            )}
            {pack !== null && pack.cachedFiles > 0 ? (
              <>
                <Button
                  tone={isComplete ? 'full' : 'quiet'}
                  disabled={isChecking}
                  onClick={() => void check()}
                >
                  Check offline copy
                </Button>
                <Button tone="quiet" disabled={isChecking} onClick={() => void remove()}>
                  Remove downloads
                </Button>
              </>
            ) : null}
          </>
        )}
      </Actions>
      <p role="status" className={styles['muted']}>
        {isChecking ? 'Checking every file…' : notice}
      </p>
    </div>
  );
}

function PagesWithoutPictures({ missing }: { missing: readonly string[] }) {
  const pages = pagesWithoutPictures(missing);
  if (pages.length === 0) return null;
  return (
    <details className={styles['pages']}>
      <summary>{readingLines.pagesWithoutPictures(pages.length)}</summary>
      <ul>
        {pages.map((page) => (
          <li key={page.href}>
            <Link to={page.href}>{page.label}</Link>
            <span>{page.missing} missing</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function ReadinessStatus({ state, readiness }: { state: ReadingState; readiness: Readiness }) {
  const size = { size: 24, strokeWidth: 1.5, 'aria-hidden': true } as const;
  if (isReady(readiness)) {
    return (
      <p className={styles['status']} data-ready="">
        <CircleCheck {...size} />
        <span>
          <strong>{readingLines.ready}.</strong> {readingLines.readyNote}
        </span>
      </p>
    );
  }
  if (state.isDownloading) {
    return (
      <p className={styles['status']}>
        <CloudDownload {...size} />
        <span>
          <strong>{readingLines.coming}.</strong> {readingLines.comingNote}
        </span>
      </p>
    );
  }
  return (
    <p className={styles['status']}>
      <CircleDashed {...size} />
      <span>
        <strong>{readingLines.notReady}.</strong> {reasonOf(state, readiness)}
      </span>
    </p>
  );
}

/** Why the device is not ready, the first thing first. */
function reasonOf({ noDownloadReason }: ReadingState, { isShellCached, pack }: Readiness): string {
  if (!isShellCached) return readingLines.noShell;
  if (pack === null) return readingLines.unknown;
  const missing = pack.files - pack.cachedFiles;
  if (missing === 0) return '';
  return noDownloadReason === null ? missingLine(missing) : noDownloadLines[noDownloadReason];
}

function Parts({ readiness }: { readiness: Readiness }) {
  const { isShellCached, reads, isSearchIndexCached, pack } = readiness;
  return (
    <table className={styles['parts']}>
      <caption className="visually-hidden">What’s downloaded</caption>
      <tbody>
        <Row name="Pages and tables" isDownloaded={isShellCached}>
          {isShellCached ? 'All downloaded' : 'Not yet'}
        </Row>
        <Row name="Projects and articles" isDownloaded={reads.cachedLists === reads.lists}>
          <span>{`${reads.cachedLists} of ${reads.lists}`}</span>
          {reads.readAt === null ? null : (
            <span className={styles['note']}>
              Updated{' '}
              <time dateTime={reads.readAt.toISOString()}>{formatMoment(reads.readAt)}</time>
            </span>
          )}
        </Row>
        <Row name="Search" isDownloaded={isSearchIndexCached}>
          {isSearchIndexCached ? 'Ready' : 'Not yet'}
        </Row>
        {pack === null ? null : (
          <>
            <CountRow name="Pictures" count={pack.groups.pictures} />
            <CountRow name="PDFs" count={pack.groups.papers} />
          </>
        )}
      </tbody>
    </table>
  );
}

function CountRow({ name, count }: { name: string; count: CachedCount }) {
  return (
    <Row name={name} isDownloaded={count.cachedFiles === count.files}>
      <span>{`${count.cachedFiles} of ${count.files}`}</span>
      <span className={styles['note']}>
        {count.cachedFiles === count.files
          ? formatFileSize(count.bytes)
          : `${formatFileSize(count.cachedBytes)} of ${formatFileSize(count.bytes)}`}
      </span>
    </Row>
  );
}

function Row({
  name,
  isDownloaded,
  children,
}: {
  name: string;
  isDownloaded: boolean;
  children: ReactNode;
}) {
  const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;
  return (
    <tr data-downloaded={isDownloaded || undefined}>
      <th scope="row">
        <span className={styles['part-name']}>
          {isDownloaded ? <CircleCheck {...icon} /> : <CircleDashed {...icon} />}
          <span>{name}</span>
        </span>
      </th>
      <td>{children}</td>
    </tr>
  );
}
