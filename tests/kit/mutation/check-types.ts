import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';

interface Position {
  line: number;
  column: number;
}

/** A change of a file, as StrykerJS describes it. Lines and columns begin with 1. */
export interface Mutant {
  fileName: string;
  location: { start: Position; end: Position };
  replacement: string;
}

/**
 * The mutants that do not compile: the types notice them, so no test has to. The checker of StrykerJS needs an older TypeScript.
 * Only the changed file is checked. A check takes longer than most tests, so only survivors are worth it.
 */
export function listTypeErrors<Changed extends Mutant>(mutants: readonly Changed[]): Changed[] {
  const config = resolve('tsconfig.json');
  const changed = new Map<string, string>();
  const api = new API({ cwd: process.cwd(), fs: { readFile: (file) => changed.get(file) } });
  api.updateSnapshot({ openProjects: [config] });
  let before = config;
  const hasError = (mutant: Mutant) => {
    changed.clear();
    changed.set(mutant.fileName, applyMutant(mutant));
    // The file of the mutant before is as it was.
    const files = [...new Set([before, mutant.fileName])];
    before = mutant.fileName;
    const snapshot = api.updateSnapshot({ fileChanges: { changed: files } });
    const errors = snapshot.getProject(config)?.program.getSemanticDiagnostics(mutant.fileName) ?? [];
    snapshot.dispose();
    return errors.length > 0;
  };
  const found = mutants.filter(hasError);
  api.close();
  return found;
}

/** The text that a mutant replaces. */
export function replacedText({ fileName, location }: Mutant): string {
  const text = readFileSync(fileName, 'utf8');
  return text.slice(offsetOf(text, location.start), offsetOf(text, location.end));
}

function applyMutant({ fileName, location, replacement }: Mutant): string {
  const text = readFileSync(fileName, 'utf8');
  return (
    text.slice(0, offsetOf(text, location.start)) + replacement + text.slice(offsetOf(text, location.end))
  );
}

function offsetOf(text: string, { line, column }: Position): number {
  const before = text.split('\n', line - 1).join('\n').length;
  return before + Math.min(line - 1, 1) + column - 1;
}
