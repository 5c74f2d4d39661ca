import { z } from 'zod';
import { parseFootballDay } from '#az/format/dates.ts';
import { momentValue, type PageCursor, parsePageCursor, textValue } from '#platform/http/page-cursor.ts';
import { matchStatus } from './match-schemas.ts';

const MAX_LENGTH = 400;

/** A moment, or a day of the Azerbaijani calendar that begins at midnight in Baku. Becomes epoch milliseconds. */
const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .transform((text) => Date.parse(text.includes('T') ? text : `${text}T00:00:00+04:00`));

const slug = z.string().min(1).max(MAX_LENGTH);

const day = z.iso.date().transform((text, context) => {
  const found = parseFootballDay(text);
  if (found) return found;
  context.addIssue('No such day');
  return z.NEVER;
});

function cursor<Value extends string | number>(value: z.ZodType<Value>) {
  return z
    .string()
    .max(MAX_LENGTH)
    .transform((text, context): PageCursor<Value> => {
      const found = parsePageCursor(text, value);
      if (found) return found;
      context.addIssue('Not a cursor of this list');
      return z.NEVER;
    });
}

/** The parameters of a list whose items are ordered by a moment or by a text. */
function pageParameters<Value extends string | number>(value: z.ZodType<Value>) {
  return { after: cursor(value).optional(), limit: z.coerce.number().int().min(1).max(100).default(20) };
}

export const noParameters = z.strictObject({});
export const namedListParameters = z.strictObject(pageParameters(textValue));
export const articleListParameters = z.strictObject({
  category: slug.optional(),
  tag: slug.optional(),
  author: slug.optional(),
  since: moment.optional(),
  until: moment.optional(),
  ...pageParameters(momentValue),
});
export const matchListParameters = z.strictObject({
  day: day.optional(),
  competition: slug.optional(),
  team: slug.optional(),
  status: matchStatus.optional(),
  order: z.enum(['desc', 'asc']).default('desc'),
  ...pageParameters(momentValue),
});
export const standingsParameters = z.strictObject({ season: slug.optional() });
