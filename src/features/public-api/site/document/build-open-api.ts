import { z } from 'zod';
import { href } from '#platform/http/href.ts';
import { publicApiText } from '../../text.ts';
import { type Endpoint, type EndpointName, endpoints, namedSchemas } from '../endpoints.ts';

type Json = Record<string, unknown>;

/** The schemas with a name, so that the document has each once: of items, of answers and of errors. */
const registry = z.registry<{ id: string }>();

/** The answer of an error (RFC 9457). */
export const problem = z.object({
  status: z.int(),
  /** A code for scripts. */
  problem: z.string(),
  /** A sentence for people. */
  detail: z.string(),
  /** The query parameter that the error is about. */
  parameter: z.string().optional(),
});
for (const [id, schema] of Object.entries({ ...namedSchemas, Problem: problem }))
  registry.add(schema, { id });
for (const [name, { answer }] of Object.entries(endpoints)) registry.add(answer, { id: answerName(name) });

const uri = (id: string) => `#/components/schemas/${id}`;

/** `ArticlesAnswer`. */
function answerName(endpoint: string): string {
  return `${endpoint.charAt(0).toUpperCase()}${endpoint.slice(1)}Answer`;
}

/** The OpenAPI 3.1 document of the API, made from the schemas that check its parameters and type its answers. */
export function buildOpenApi({ siteName, siteUrl }: { siteName: string; siteUrl: string }): Json {
  const paths = Object.entries(endpoints).map(([name, endpoint]) => [
    openApiPath(endpoint),
    { get: buildOperation(name as EndpointName, endpoint) },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: `${siteName} ${publicApiText.title}`, version: '1', description: publicApiText.lead },
    servers: [{ url: siteUrl }],
    externalDocs: { url: siteUrl + href('/api/v1') },
    paths: Object.fromEntries(paths),
    components: { schemas: listComponents() },
  };
}

/** `/api/v1/articles/{slug}`. */
export function openApiPath({ path, pathParameter }: Endpoint): string {
  return pathParameter === undefined ? path : `${path}/{${pathParameter}}`;
}

function buildOperation(name: EndpointName, { parameters, pathParameter, redirects }: Endpoint): Json {
  const { title, about } = publicApiText.endpoint[name];
  const { properties = {} } = z.toJSONSchema(parameters, jsonSchemaOptions);
  const inPath = pathParameter === undefined ? [] : [pathParameter];
  return {
    operationId: name,
    summary: title,
    description: about,
    parameters: [
      ...inPath.map((name) => describeParameter(name, 'path', { type: 'string' })),
      ...Object.entries(properties).map(([name, schema]) => describeParameter(name, 'query', schema)),
    ],
    responses: {
      200: {
        description: title,
        content: { 'application/json': { schema: { $ref: uri(answerName(name)) } } },
      },
      ...(redirects ? { 301: { description: 'Moved Permanently' } } : {}),
      304: { description: 'Not Modified' },
      ...(pathParameter === undefined ? {} : { 404: describeProblem('Not Found') }),
      400: describeProblem('Bad Request'),
      429: describeProblem('Too Many Requests'),
    },
  };
}

function describeParameter(name: string, where: 'path' | 'query', schema: unknown): Json {
  const description = publicApiText.parameter[name as keyof typeof publicApiText.parameter];
  return { name, in: where, required: where === 'path', description, schema };
}

const describeProblem = (description: string): Json => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: uri('Problem') } } },
});

/** Without the keys that only a document of its own may have. */
function listComponents(): Json {
  const { schemas } = z.toJSONSchema(registry, { ...jsonSchemaOptions, uri });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]));
}

/** `input`: clients must accept further properties, and parameters are described as they are sent. */
const jsonSchemaOptions = {
  io: 'input',
  // The format says the same as the long pattern.
  override({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }) {
    if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  },
} as const;
