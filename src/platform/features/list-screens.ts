import type { Feature, ScreenDeclaration } from './define-feature.ts';

/** A declared screen with what follows from its place. */
export interface Screen extends Omit<ScreenDeclaration, 'module'> {
  /** The address with its parameters, such as `/admin/polls/:id`. */
  path: string;
  feature: string;
  /** The route module, relative to `src`. */
  file: string;
  kind: 'page' | 'data' | 'json';
  /** The guard, relative to `src`. */
  guard?: string;
  /** The layouts around the page, relative to `src`. */
  frame?: readonly string[];
  /** The help topic of a page: its own, or that of the screen above it. */
  topic: string | null;
}

/** Answers the addresses of all records that have no module of their own. */
const RECORD_PAGE = 'platform/records/admin/record-pages.tsx';

/** The screens of all features, in the order of their declarations. */
export function listScreens(features: readonly Feature[]): Screen[] {
  const declared = features.flatMap(({ name, folder = `features/${name}`, screens }) =>
    Object.entries(screens).map(([path, screen]) => ({ path, feature: name, folder, ...screen })),
  );
  const byPath = new Map<string, ScreenDeclaration>(declared.map((screen) => [screen.path, screen]));
  return declared.map(({ folder, module, ...screen }) => {
    const { kind: declaredKind = 'page' } = screen;
    const isRecord = declaredKind === 'record';
    const kind = isRecord ? 'page' : declaredKind;
    const outer = screen.inside === undefined ? undefined : byPath.get(screen.inside);
    const role = screen.role ?? outer?.role;
    return {
      ...screen,
      kind,
      file: isRecord ? RECORD_PAGE : `${folder}/${module}`,
      role,
      guard: screen.guard && `${folder}/${screen.guard}`,
      frame: screen.frame?.map((module) => `${folder}/${module}`),
      topic: kind === 'page' && role !== 'nobody' ? findTopic(byPath, screen.path) : null,
    };
  });
}

function findTopic(byPath: ReadonlyMap<string, ScreenDeclaration>, path: string): string | null {
  const help = byPath.get(path)?.help;
  if (help !== undefined) return help;
  const end = path.lastIndexOf('/');
  return end > 0 ? findTopic(byPath, path.slice(0, end)) : null;
}
