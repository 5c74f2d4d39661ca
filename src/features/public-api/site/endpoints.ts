import { z } from 'zod';
import { href, pathPrefix } from '#platform/http/href.ts';
import { article, articleSummary, author, category, tag } from './schemas/article-schemas.ts';
import { match, matchSummary, standings, standingsSummary } from './schemas/match-schemas.ts';
import * as parameters from './schemas/parameters.ts';

/** One address of the API: what it takes and what it answers. The loader, the document and the page to try it use this. */
export interface Endpoint {
  /** Without the last part when that is a parameter. */
  path: string;
  /** The parameter that is the last part of the path. */
  pathParameter?: string;
  /** Whether an old address redirects to the new one. */
  redirects?: boolean;
  parameters: z.ZodObject;
  answer: z.ZodObject;
}

/** A page of a list. `next` is the value of `after` for the next page; null on the last one. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), next: z.string().nullable() });
const one = <Item extends z.ZodType>(item: Item) => z.object({ data: item });

export const endpoints = {
  articles: {
    path: href('/api/v1/articles'),
    parameters: parameters.articleListParameters,
    answer: listOf(articleSummary),
  },
  article: {
    path: pathPrefix('/api/v1/articles/:slug'),
    pathParameter: 'slug',
    redirects: true,
    parameters: parameters.noParameters,
    answer: one(article),
  },
  categories: {
    path: href('/api/v1/categories'),
    parameters: parameters.noParameters,
    answer: listOf(category),
  },
  tags: { path: href('/api/v1/tags'), parameters: parameters.namedListParameters, answer: listOf(tag) },
  authors: {
    path: href('/api/v1/authors'),
    parameters: parameters.namedListParameters,
    answer: listOf(author),
  },
  matches: {
    path: href('/api/v1/matches'),
    parameters: parameters.matchListParameters,
    answer: listOf(matchSummary),
  },
  match: {
    path: pathPrefix('/api/v1/matches/:id'),
    pathParameter: 'id',
    parameters: parameters.noParameters,
    answer: one(match),
  },
  standingsList: {
    path: href('/api/v1/standings'),
    parameters: parameters.noParameters,
    answer: listOf(standingsSummary),
  },
  standings: {
    path: pathPrefix('/api/v1/standings/:competition'),
    pathParameter: 'competition',
    parameters: parameters.standingsParameters,
    answer: one(standings),
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The schemas with a name of their own in the document. */
export const namedSchemas = {
  Article: article,
  ArticleSummary: articleSummary,
  Author: author,
  Category: category,
  Tag: tag,
  Match: match,
  MatchSummary: matchSummary,
  Standings: standings,
  StandingsSummary: standingsSummary,
} as const;
