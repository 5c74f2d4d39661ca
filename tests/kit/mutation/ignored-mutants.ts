import type { babel } from '@stryker-mutator/core';

type Path = babel.NodePath;

/** The mutants that `npm run mutate` leaves out everywhere, each with its reason, which the report shows. */
const ignored: readonly { reason: string; matches: (path: Path) => boolean }[] = [
  {
    reason: 'The sentence of an error explains it to operators. Its class and its code decide what happens.',
    matches: ({ node, parent }) =>
      parent?.type === 'NewExpression' &&
      /(?:Error|Exception|NotFound|Conflict|Forbidden)$/.test(
        'name' in parent.callee ? String(parent.callee.name) : '',
      ) &&
      (node.type === 'TemplateLiteral' || (node.type === 'StringLiteral' && node.value.includes(' '))),
  },
];

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'ignored-mutants',
    value: {
      shouldIgnore: (path: Path) => ignored.find(({ matches }) => matches(path))?.reason,
    },
  },
];
