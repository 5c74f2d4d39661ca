import { href } from '#platform/http/href.ts';
import type { MailContext } from '#platform/mail/mail-context.ts';
import {
  renderMailHtml,
  renderMailMasthead,
  renderMailParagraphs,
  renderMailSmallPrint,
} from '#platform/mail/mail-html.ts';
import type { Message } from '#platform/mail/mailer.ts';
import { keepHtmlTogether } from '#platform/site/keep-html-together.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';
import type { IssueKind } from '../tables.ts';
import { newsletterMailText } from '../text.ts';
import type { IssueArticle } from './newsletter-issue.ts';

const texts = newsletterMailText;

/** The content of an issue, which is the same for all readers. */
export interface IssueContent {
  kind: IssueKind;
  subject: string;
  intro: string;
  articles: IssueArticle[];
}

/** The mail of an issue without its recipient. `unsubscribeAddress` is the URL with the reader's token. */
export function composeIssueMail(
  issue: IssueContent,
  context: MailContext,
  unsubscribeAddress: string,
): Omit<Message, 'to'> {
  return {
    subject: issue.subject,
    text: issueText(issue, context, unsubscribeAddress),
    html: keepHtmlTogether(issueHtml(issue, context, unsubscribeAddress)),
    replyTo: context.newsroomEmail,
    // RFC 8058: the unsubscribe button of a mail program sends one POST request, without opening a page.
    headers: {
      'List-Unsubscribe': `<${unsubscribeAddress}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function issueText(issue: IssueContent, context: MailContext, unsubscribeAddress: string): string {
  const articles = issue.articles.map((article) =>
    [article.title, article.excerpt, articleAddress(article, context)].join('\n'),
  );
  const footer = [
    texts.why(context.siteName),
    `${texts.unsubscribe}: ${unsubscribeAddress}`,
    `${context.siteName}, ${context.postalAddress}`,
  ].join('\n');
  const parts = [texts[issue.kind], issue.intro, ...articles, `--\n${footer}`];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function issueHtml(issue: IssueContent, context: MailContext, unsubscribeAddress: string): string {
  const articles = issue.articles.map((article) => articleHtml(article, context)).join('');
  const footer =
    `<p style="margin:0 0 8px">${escapeHtml(texts.why(context.siteName))} ` +
    `<a href="${escapeHtml(unsubscribeAddress)}" style="color:inherit">${texts.unsubscribe}</a></p>` +
    `<p style="margin:0">${escapeHtml(`${context.siteName}, ${context.postalAddress}`)}</p>`;
  return renderMailHtml({
    preheader: issue.intro.split('\n')[0] || issue.articles[0]?.title || '',
    body:
      renderMailMasthead(context.siteName) +
      `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${texts[issue.kind]}</h1>` +
      renderMailParagraphs(issue.intro) +
      articles +
      renderMailSmallPrint(footer),
  });
}

function articleHtml(article: IssueArticle, context: MailContext): string {
  const address = escapeHtml(articleAddress(article, context));
  const category = article.category
    ? `<p style="margin:0 0 4px;font-size:13px;opacity:0.8">${escapeHtml(article.category)}</p>`
    : '';
  return (
    `<div style="margin:24px 0;padding-left:12px;border-left:3px solid #10b981">${category}` +
    `<h2 style="margin:0 0 6px;font-size:20px;line-height:1.25">` +
    `<a href="${address}" style="color:inherit">${escapeHtml(article.title)}</a></h2>` +
    `<p style="margin:0">${escapeHtml(article.excerpt)}</p></div>`
  );
}

function articleAddress(article: IssueArticle, { siteUrl }: MailContext): string {
  return `${siteUrl}${href('/article/:slug', { slug: article.slug })}`;
}
