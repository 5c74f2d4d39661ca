import { existsSync } from 'node:fs';
import { menuCounters } from '#app/admin/read-counters.server.ts';
import type { Feature } from '#platform/features/define-feature.ts';
import { listScreens } from '#platform/features/list-screens.ts';
import { isTest, type SourceFile } from './source-tree.ts';

/** Returns one line for each thing that a declaration lacks or says twice; empty when the rule holds. */
export type FeatureRule = (features: readonly Feature[]) => string[];

const ownModules = (features: readonly Feature[]) =>
  listScreens(features).flatMap(({ path, file, guard, frame = [] }) =>
    [file, ...(guard ? [guard] : []), ...frame].map((module) => ({ path, module })),
  );

export const namesModulesThatExist: FeatureRule = (features) =>
  ownModules(features)
    .filter(({ module }) => !existsSync(`src/${module}`))
    .map(({ path, module }) => `${path} names src/${module}, which does not exist`);

/** The route modules in the folders of the subjects that no declaration names. */
export const declaresEveryRoute =
  (files: readonly SourceFile[]): FeatureRule =>
  (features) => {
    const declared = new Set(ownModules(features).map(({ module }) => `src/${module}`));
    return files
      .filter(({ path, exports, imports }) => {
        if (!path.startsWith('src/features/') || isTest(path)) return false;
        const isTyped = imports.some(({ specifier }) => specifier.includes('/+types/'));
        return isTyped || exports.includes('loader') || exports.includes('action');
      })
      .map(({ path }) => path)
      .filter((path) => !declared.has(path))
      .map(
        (path) => `${path} is a route module without an address: declare it in the feature.ts of its folder`,
      );
  };

/** An action as a property, or the third argument of `recordAudit` and of functions that call it. It may be one of two. */
const RECORDED_ACTION =
  /(?:action: |\((?:tx|db), (?:\{[^'}]*\}|\w+), (?:\w+ \? )?)'(\w+\.\w+)'(?: : '(\w+\.\w+)')?/g;

/** Every literal action of the audit log that the rules record. */
export const namesEveryAuditAction =
  (files: readonly SourceFile[]): FeatureRule =>
  (features) => {
    const named = new Set(features.flatMap(({ audit }) => Object.keys(audit.actions ?? {})));
    return files
      .filter(
        ({ path }) => /^src\/(?:features\/[^/]+\/(?:rules|server)|platform)\//.test(path) && !isTest(path),
      )
      .flatMap(({ path, code }) => {
        const line = code.replaceAll(/\s+/g, ' ').replaceAll('( ', '(');
        const recorded = [...line.matchAll(RECORDED_ACTION)].flatMap(([, action = '', other]) => [
          action,
          other ?? action,
        ]);
        return [...new Set(recorded)]
          .filter((action) => !named.has(action))
          .map(
            (action) => `${path} records ${action}: name it in audit.actions of the feature.ts of its folder`,
          );
      });
  };

/** Addresses, topics, tables, keys and places that stand in two declarations, and audit codes with two meanings. */
export const saysEverythingOnce: FeatureRule = (features) => {
  const screens = listScreens(features);
  const words = features.flatMap(({ audit }) =>
    [audit.actions, audit.subjects, audit.fields].flatMap((part, at) =>
      Object.entries(part ?? {}).map(([code, word]) => ({ code: `audit word ${at}:${code}`, word })),
    ),
  );
  const meanings = new Map(words.map(({ code, word }) => [`${code} ${word}`, code]));
  const said = [
    ...features.map(({ name }) => `feature ${name}`),
    ...screens.map(({ path }) => `address ${path}`),
    ...features.flatMap(({ help }) => Object.keys(help).map((topic) => `help topic ${topic}`)),
    ...features.flatMap(({ help }) => Object.values(help).map(({ place }) => `place ${place} of the help`)),
    ...features.flatMap(({ tables }) => Object.keys(tables).map((table) => `table ${table}`)),
    ...screens.flatMap(({ menu }) =>
      menu ? [`menu key ${menu.key}`, `place ${menu.place} of the group ${menu.group}`] : [],
    ),
    ...screens.flatMap(({ tab }) => (tab ? [`place ${tab.place} of the tabs of ${tab.of}`] : [])),
    ...meanings.values(),
  ];
  return said.filter((one, at) => said.indexOf(one) !== at).map((one) => `${one} is declared twice`);
};

export const explainsEveryPage: FeatureRule = (features) => {
  const screens = listScreens(features);
  const used = new Set(screens.map(({ topic }) => topic));
  const withoutHelp = screens.filter(({ help }) => help === null).map(({ path }) => path);
  const declared = features.flatMap(({ help }) => Object.keys(help));
  return [
    ...screens
      .filter(({ topic, kind, role = 'nobody' }) => topic === null && kind === 'page' && role !== 'nobody')
      .filter(({ path }) => !withoutHelp.some((above) => path === above || path.startsWith(`${above}/`)))
      .map(({ path }) => `${path} has no help topic`),
    ...declared.filter((topic) => !used.has(topic)).map((topic) => `no screen has the help topic ${topic}`),
    ...[...used]
      .filter((topic) => topic !== null && !declared.includes(topic))
      .map((topic) => `no feature declares the help topic ${topic}`),
  ];
};

/** The command palette finds a screen by at least three words beside its label. */
export const findsEveryListedScreen: FeatureRule = (features) =>
  listScreens(features)
    .filter(({ menu, tab, command }) => menu ?? tab ?? command)
    .filter(({ words = '' }) => words.split(' ').length < 3)
    .map(({ path }) => `${path} needs three search words`);

export const belongsToMenuEntries: FeatureRule = (features) => {
  const screens = listScreens(features);
  const find = (address: string | undefined) => screens.find(({ path }) => path === address);
  return screens.flatMap(({ path, menu, tab, below, inside }) => [
    ...(tab && !(find(tab.of)?.menu && find(tab.of)?.tab?.of === tab.of)
      ? [`${path} is a tab of ${tab.of}, which is no menu entry with a tab of its own`]
      : []),
    ...(below && !find(below)?.menu ? [`${path} is below ${below}, which is no menu entry`] : []),
    ...(inside && !path.startsWith(`${find(inside)?.path}/`) ? [`${path} cannot be inside ${inside}`] : []),
    ...(menu?.counter && !Object.hasOwn(menuCounters, menu.counter.name)
      ? [`${path} shows the counter ${menu.counter.name}, which read-counters.server.ts does not read`]
      : []),
  ]);
};
