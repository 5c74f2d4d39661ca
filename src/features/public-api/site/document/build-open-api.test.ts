import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { buildOpenApi } from './build-open-api.ts';

const document = buildOpenApi({ siteName: 'Getto Sport', siteUrl: 'https://site.az' });

it('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('the document has every endpoint, and describes every parameter', () => {
  const paths = Object.values(document.paths as Record<string, { get: { parameters: object[] } }>);
  expect(paths).toHaveLength(Object.keys(endpoints).length);
  for (const { get } of paths)
    for (const parameter of get.parameters)
      expect(parameter).toHaveProperty('description', expect.any(String));
});
