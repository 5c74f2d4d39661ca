import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A variable of the environment as files write it: `A=b=c` has the name `A` and the value `b=c`. */
function splitPair(pair: string): [string, string] {
  const [name = '', ...value] = pair.split('=');
  return [name, value.join('=')];
}

/** What stands behind each instruction of this name in the `Dockerfile`, such as `RUN`. */
export function listInstructions(name: string): string[] {
  const lines = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ').split('\n');
  return lines
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1).trim());
}

/** The environment that the image gives its program. */
export function readImageEnvironment(): Record<string, string> {
  return Object.fromEntries(listInstructions('ENV').flatMap((line) => line.split(/\s+/).map(splitPair)));
}

/** The variables of the `Environment=` lines of the unit of systemd. */
export function readUnitEnvironment(unit: string): Record<string, string> {
  const lines = [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, pairs = '']) => pairs);
  return Object.fromEntries(lines.flatMap((pairs) => pairs.split(' ').map(splitPair)));
}

interface ComposeService {
  image: string;
  environment?: Record<string, string>;
  env_file?: { path: string; required: boolean }[];
  volumes?: string[];
  command?: string[];
  healthcheck?: { test: string[] };
  depends_on?: string[] | Record<string, unknown>;
  read_only?: boolean;
  cap_drop?: string[];
}

/** `compose.yaml`. */
export interface Compose {
  services: Record<string, ComposeService>;
  volumes: Record<string, null>;
  configs: Record<string, { content: string }>;
}

export function readCompose(): Compose {
  return parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
}

/**
 * The environment of an instance in `compose.yaml`. A variable without a default is required of the operator: `secret` is its value
 * everywhere.
 */
export function readComposeEnvironment({ services }: Compose, secret: string): Record<string, string> {
  const values = Object.entries(services['site-1']?.environment ?? {}).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{\w+:\?\}/g, secret).replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
  ]);
  return Object.fromEntries(values);
}
