/** What a schema.org node needs. */
interface TypeRule {
  /** The page below `https://developers.google.com/search/docs/appearance/structured-data/` with Google's table of the type. */
  google?: string;
  /** What Google requires of it, and what makes no sense to leave out. */
  required: readonly string[];
  /** What Google recommends, and further properties that our data can have. */
  recommended?: readonly string[];
  /** What Google recommends and no page gives, with the reason. */
  leftOut?: Readonly<Record<string, string>>;
}

const article = ['headline', 'datePublished', 'dateModified', 'author'];
const NO_SETTING = 'The settings of the site do not have it.';
const NO_ACCOUNT = 'An author is a byline, without an account that readers could follow.';

/**
 * Every type that pages may use, after Google's tables; schema.org itself requires nothing. What schema.org allows is checked by
 * `listVocabularyProblems`.
 */
export const typeRules: Readonly<Record<string, TypeRule>> = {
  NewsArticle: {
    google: 'article',
    required: ['headline', 'url', 'datePublished', 'author'],
    recommended: [
      'dateModified',
      'image',
      'publisher',
      'mainEntityOfPage',
      'description',
      'articleSection',
      'keywords',
      'wordCount',
      'isAccessibleForFree',
      'inLanguage',
    ],
  },
  LiveBlogPosting: {
    google: 'article',
    // `coverageEndTime` only after the match: `match.test.ts` expects it there.
    required: [...article, 'publisher', 'about', 'coverageStartTime', 'liveBlogUpdate', 'image'],
  },
  BlogPosting: {
    google: 'article',
    required: [...article, 'articleBody'],
    recommended: ['url'],
    leftOut: { image: 'An entry of the commentary has no picture.' },
  },
  SportsEvent: {
    google: 'event',
    required: ['name', 'startDate', 'eventStatus', 'homeTeam', 'awayTeam', 'performer', 'superEvent', 'url'],
    // Google requires `location`. Editors may not know the venue yet, and then the match is no event for Google.
    // `previousStartDate` only of a moved match: `match.test.ts` expects it there.
    recommended: ['location', 'description', 'image'],
    leftOut: {
      endDate: 'Nobody knows when a match will end.',
      offers: 'The site sells no tickets.',
      organizer: 'The data does not say who organises a match.',
    },
  },
  SportsTeam: { required: ['name', 'url'] },
  EventSeries: { required: ['name'], recommended: ['url'] },
  StadiumOrArena: { google: 'event', required: ['name', 'address'] },
  BroadcastEvent: { required: ['name', 'startDate', 'isLiveBroadcast', 'publishedOn', 'broadcastOfEvent'] },
  BroadcastService: { required: ['name'] },
  BreadcrumbList: { google: 'breadcrumb', required: ['itemListElement'] },
  ItemList: { required: ['itemListElement'] },
  ListItem: { google: 'breadcrumb', required: ['position', 'name'] },
  ProfilePage: {
    google: 'profile-page',
    required: ['mainEntity'],
    recommended: ['hasPart'],
    leftOut: { dateCreated: NO_ACCOUNT, dateModified: NO_ACCOUNT },
  },
  CollectionPage: { required: ['name', 'url', 'mainEntity'] },
  Person: {
    google: 'profile-page',
    required: ['name'],
    recommended: ['url', 'worksFor'],
    leftOut: {
      agentInteractionStatistic: NO_ACCOUNT,
      alternateName: NO_ACCOUNT,
      description: NO_ACCOUNT,
      identifier: NO_ACCOUNT,
      image: NO_ACCOUNT,
      interactionStatistic: NO_ACCOUNT,
      sameAs: NO_ACCOUNT,
    },
  },
  WebSite: {
    google: '../site-names',
    required: ['name', 'url'],
    recommended: ['potentialAction', 'publisher'],
    leftOut: { alternateName: NO_SETTING },
  },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
  NewsMediaOrganization: {
    google: 'organization',
    required: ['name', 'url', 'logo'],
    // `taxID` only when the settings have it.
    recommended: ['legalName', 'email', 'telephone', 'address', 'contactPoint', 'sameAs', 'location'],
    leftOut: {
      alternateName: NO_SETTING,
      description: NO_SETTING,
      foundingDate: NO_SETTING,
      numberOfEmployees: NO_SETTING,
      // One number for the tax office is enough. The others are of registers in which a newspaper need not be.
      duns: NO_SETTING,
      globalLocationNumber: NO_SETTING,
      iso6523Code: NO_SETTING,
      leiCode: NO_SETTING,
      naics: NO_SETTING,
      vatID: NO_SETTING,
    },
  },
  Organization: { required: ['name'] },
  CreativeWork: { required: ['publisher'] },
  ContactPoint: { google: 'organization', required: ['contactType', 'email'] },
  Place: { required: ['name', 'address'] },
  PostalAddress: { google: 'organization', required: [], recommended: ['addressCountry', 'streetAddress'] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
  ImageObject: { google: 'image-license-metadata', required: ['url'], recommended: ['width', 'height'] },
};

export type SchemaNode = Record<string, unknown> & { '@type': string };

/** All nodes of a graph that have a type, also those inside others. */
export function listNodes(value: unknown): SchemaNode[] {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listNodes);
  return '@type' in value ? [value as SchemaNode, ...inner] : inner;
}

/** What is wrong with a node: missing properties, and values of a wrong form. */
export function listNodeProblems(node: SchemaNode): string[] {
  const type = node['@type'];
  const rule = typeRules[type];
  if (!rule) return [`${type}: say in structured-data-rules.ts what it needs`];
  const missing = rule.required.filter((name) => isEmpty(node[name])).map((name) => `${name} is missing`);
  const wrong = Object.entries(node).flatMap(([name, value]) => listValueProblems(name, value));
  const problems = [...missing, ...wrong, ...listOrderProblems(node), ...listCreditProblems(node)];
  return problems.map((problem) => `${type}: ${problem}`);
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
const MOMENTS = /^(?:date|start|end|coverage)\w*(?:Date|Published|Modified|Time)$/;
const ADDRESSES = new Set(['@id', 'url', 'contentUrl', 'item', 'mainEntityOfPage', 'sameAs']);

function listValueProblems(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => listValueProblems(name, one));
  if (typeof value !== 'string') return [];
  if (value.trim() === '') return [`${name} is empty`];
  if (MOMENTS.test(name) && !MOMENT.test(value)) return [`${name} is no moment: ${value}`];
  if (ADDRESSES.has(name) && !/^https?:\/\//.test(value)) return [`${name} is not absolute: ${value}`];
  if (name === 'eventStatus' && !/^https:\/\/schema\.org\/Event\w+$/.test(value))
    return [`${name}: ${value}`];
  return [];
}

/** Google reads the credit of a picture only beside `contentUrl`. */
function listCreditProblems({ creditText, contentUrl }: SchemaNode): string[] {
  return creditText !== undefined && contentUrl === undefined ? ['creditText needs contentUrl'] : [];
}

/** Google wants two steps of a breadcrumb at least, each with its address, and positions that count from 1. */
function listOrderProblems({ '@type': type, itemListElement }: SchemaNode): string[] {
  if (!Array.isArray(itemListElement)) return [];
  const isCounted = itemListElement.every(({ position }, index) => position === index + 1);
  const isTooShort = type === 'BreadcrumbList' && itemListElement.length < 2;
  const isBroken = type === 'BreadcrumbList' && itemListElement.some(({ item }) => isEmpty(item));
  return [
    ...(isCounted ? [] : ['positions do not count from 1']),
    ...(isTooShort ? ['has one step'] : []),
    ...(isBroken ? ['a step has no address'] : []),
  ];
}
