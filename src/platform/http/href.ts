/** The addresses of all screens. Empty here: the list of features adds them (`src/app/features.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: a module augmentation fills it
export interface RoutePaths {}

/** The address of a screen with its parameters, such as `/admin/users/:id`. */
export type RoutePath = keyof RoutePaths;

/** The names of the parameters in a path, `'id'` in `/admin/users/:id`. */
type ParameterName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Next}`
    ? Name | ParameterName<`/${Next}`>
    : Rest extends `${infer Name}?`
      ? Name
      : Rest
  : never;

type Parameters<Path extends string> = [ParameterName<Path>] extends [never]
  ? []
  : [parameters: Record<ParameterName<Path>, string>];

/**
 * The address of a page: `href('/admin/users/:id', { id })`. Works like `href` of React Router, and also in the
 * domain, in the server and in the small scripts of readers' pages, which do not load the router.
 */
export function href<Path extends RoutePath>(path: Path, ...[parameters]: Parameters<Path>): string {
  const values: Partial<Record<string, string>> = parameters ?? {};
  return path.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** What the addresses of a route begin with, before the first parameter: `/admin/users` of `/admin/users/:id`. */
export function pathPrefix(path: RoutePath): string {
  return path.replace(/\/:.*$/, '');
}
