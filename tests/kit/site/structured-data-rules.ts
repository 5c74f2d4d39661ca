/** What a schema.org node needs. */
interface TypeRule {
  /** What Google requires of it, and what makes no sense to leave out. */
  required: readonly string[];
  /** What Google recommends and our data can have. */
  recommended?: readonly string[];
}

const article = ['headline', 'datePublished', 'dateModified', 'author'];

/**
 * Every type that pages may use. Sources: Google's documentation of article, breadcrumb, event, organization, profile page
 * and site name; schema.org itself requires nothing. The compiler checks the vocabulary (`schema-dts`).
 */
export const typeRules: Readonly<Record<string, TypeRule>> = {
  NewsArticle: {
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
    // `coverageEndTime` only after the match: `match.test.ts` expects it there.
    required: [...article, 'publisher', 'about', 'coverageStartTime', 'liveBlogUpdate', 'image'],
  },
  BlogPosting: { required: [...article, 'articleBody'], recommended: ['url'] },
  SportsEvent: {
    required: ['name', 'startDate', 'eventStatus', 'homeTeam', 'awayTeam', 'superEvent', 'url'],
    // Google requires `location`. Editors may not know the venue yet, and then the match is no event for Google.
    recommended: ['location', 'description', 'image'],
  },
  SportsTeam: { required: ['name', 'url'] },
  EventSeries: { required: ['name'], recommended: ['url'] },
  StadiumOrArena: { required: ['name', 'address'] },
  BroadcastEvent: { required: ['name', 'startDate', 'isLiveBroadcast', 'publishedOn', 'broadcastOfEvent'] },
  BroadcastService: { required: ['name'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name'] },
  ProfilePage: { required: ['mainEntity'], recommended: ['hasPart'] },
  CollectionPage: { required: ['name', 'url', 'mainEntity'] },
  Person: { required: ['name'], recommended: ['url', 'worksFor'] },
  WebSite: { required: ['name', 'url'], recommended: ['potentialAction', 'publisher'] },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
  NewsMediaOrganization: {
    required: ['name', 'url', 'logo'],
    recommended: ['legalName', 'email', 'telephone', 'address', 'contactPoint', 'sameAs', 'location'],
  },
  Organization: { required: ['name'] },
  CreativeWork: { required: ['publisher'] },
  ContactPoint: { required: ['contactType', 'email'] },
  Place: { required: ['name', 'address'] },
  PostalAddress: { required: [], recommended: ['addressCountry'] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
  ImageObject: { required: ['url'], recommended: ['width', 'height'] },
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
  return [...missing, ...wrong, ...listOrderProblems(node)].map((problem) => `${type}: ${problem}`);
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
const MOMENTS = /^(?:date|start|end|coverage)\w*(?:Date|Published|Modified|Time)$/;
const ADDRESSES = new Set(['@id', 'url', 'item', 'mainEntityOfPage', 'sameAs']);

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

/** Google wants two steps of a breadcrumb at least, and positions that count from 1. */
function listOrderProblems({ '@type': type, itemListElement }: SchemaNode): string[] {
  if (!Array.isArray(itemListElement)) return [];
  const isCounted = itemListElement.every(({ position }, index) => position === index + 1);
  const isTooShort = type === 'BreadcrumbList' && itemListElement.length < 2;
  return [...(isCounted ? [] : ['positions do not count from 1']), ...(isTooShort ? ['has one step'] : [])];
}
