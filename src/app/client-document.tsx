import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { requestedReportsOf } from '#content/messages-page.ts';
import { offeringsOf, pricedAt } from '#content/services.ts';
import { ClientPage, LostLink } from '#features/client-page/client-page.tsx';
import pageCss from '#features/client-page/client-page.css?inline';
import type { ReportText } from '#features/client-page/opened-parts.tsx';
import { formatCents, parseCents } from '#shared/format-cents.ts';
import type { ClientView } from '#shared/inbox/client-view.ts';
import { duesOf, noMoney, refundedCentsOf } from '#shared/inbox/dues.ts';
import { pageTitle } from '#shared/paths.ts';
import globalCss from '#styles/global.css?inline';
import resetCss from '#styles/reset.css?inline';
import tokensCss from '#styles/tokens.css?inline';
import { InlineStyle } from './document.tsx';

const css = [tokensCss, resetCss, globalCss, pageCss].join('');

/** The client’s page as a whole document without script, with its inline style for the content security policy. */
export function renderClientPage(view: ClientView): { html: string; css: string } {
  return document(view.receipt, <ClientPage view={view} report={reportOf(view)} />);
}

/** For a link that leads nowhere. */
export function renderLostLink(practice: ClientView['practice']): { html: string; css: string } {
  return document('Link', <LostLink practice={practice} />);
}

function document(title: string, content: ReactNode): { html: string; css: string } {
  const html = renderToStaticMarkup(
    // Its forms work without script: nothing may hide them, see `global.css`.
    <html lang="en-AU" data-scripted="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow, noarchive" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        <title>{pageTitle(title)}</title>
        <InlineStyle css={css} />
      </head>
      <body>{content}</body>
    </html>,
  );
  return { html: `<!doctype html>${html}`, css };
}

/** The report that was asked for, at the price that was agreed or shown, and what is to pay of it. */
function reportOf({
  serviceType,
  shownPrice,
  reports,
  opened,
  receipt,
  status,
}: ClientView): ReportText {
  const listed = requestedReportsOf(offeringsOf(reports))[serviceType];
  const shown = shownPrice === null ? listed : pricedAt(shownPrice);
  const money = opened?.money ?? noMoney;
  const { agreed, paidCents } = money;
  const refundedCents = refundedCentsOf(money);
  const price = agreed?.cents ?? parseCents(shown.price);
  const deposit = agreed ? agreed.depositCents : parseCents(shown.deposit ?? '');
  const { balanceCents, depositDueCents } = duesOf(money, { cents: price, depositCents: deposit });
  const isDelivered = status === 'delivered';
  // Where no deposit is asked, nothing is to pay before the visit was arranged.
  const isAsked = status !== 'archived' && (isDelivered || paidCents > 0 || deposit !== null);
  const isOfDeposit = !isDelivered && depositDueCents !== null;
  const dueCents = isOfDeposit ? depositDueCents : (balanceCents ?? 0);
  const amount = (cents: number) => (cents > 0 ? formatCents(cents) : null);
  return {
    title: listed.title,
    price: price === null ? '' : formatCents(price),
    deposit: deposit === null ? null : formatCents(deposit),
    due:
      isAsked && dueCents > 0
        ? { of: isOfDeposit ? 'deposit' : 'balance', amount: formatCents(dueCents) }
        : null,
    isDelivered,
    isCovered: balanceCents !== null && balanceCents <= 0,
    received: amount(paidCents + refundedCents),
    refunded: amount(refundedCents),
    tooMuch: amount(-(balanceCents ?? 0)),
    reference: receipt.replaceAll('-', ''),
  };
}
