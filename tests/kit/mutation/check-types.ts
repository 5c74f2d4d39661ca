import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';

interface Position {
  line: number;
  column: number;
}

interface Mutant {
  id: string;
  fileName: string;
  location: { start: Position; end: Position };
  replacement: string;
}

type CheckResult = { status: 'passed' } | { status: 'compileError'; reason: string };

/**
 * Leaves out the changes that do not compile: the types notice them, so no test has to. StrykerJS has a checker of its own for
 * older versions of TypeScript. Only the changed file is checked.
 */
function createTypeChecker() {
  const config = resolve('tsconfig.json');
  const changed = new Map<string, string>();
  let before: string[] = [];
  const api = new API({ cwd: process.cwd(), fs: { readFile: (file) => changed.get(file) } });
  return {
    async init() {
      api.updateSnapshot({ openProjects: [config] });
    },
    /** Mutants of different files are checked together: most of the work is done once for all of them. */
    async group(mutants: Mutant[]): Promise<string[][]> {
      const groups: string[][] = [];
      for (const ofFile of Map.groupBy(mutants, ({ fileName }) => fileName).values())
        for (const [at, { id }] of ofFile.entries()) groups[at] = [...(groups[at] ?? []), id];
      return groups;
    },
    async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
      const found = findProblems(mutants);
      return Object.fromEntries(
        mutants.map((mutant, at) => {
          const problem = found[at];
          // A problem at another place may come from the change of another file.
          const isOwn = mutants.length === 1 || (problem && isAtMutant(problem, mutant));
          const reason = isOwn ? problem?.text : problem && findProblems([mutant])[0]?.text;
          return [mutant.id, reason ? { status: 'compileError', reason } : { status: 'passed' }];
        }),
      );
    },
  };

  /** The first problem of the file of each mutant. */
  function findProblems(mutants: readonly Mutant[]) {
    changed.clear();
    for (const mutant of mutants) changed.set(mutant.fileName, applyMutant(mutant));
    // The files of the mutants before are as they were.
    const files = [...new Set([...before, ...changed.keys()])];
    before = [...changed.keys()];
    const snapshot = api.updateSnapshot({ fileChanges: { changed: files } });
    const program = snapshot.getProject(config)?.program;
    const problems = mutants.map(({ fileName }) => program?.getSemanticDiagnostics(fileName)[0]);
    snapshot.dispose();
    return problems;
  }
}

const read = (file: string) => readFileSync(file, 'utf8');

function offsetOf(text: string, { line, column }: Position): number {
  return text.split('\n', line).join('\n').length + Math.min(line, 1) + column;
}

function applyMutant({ fileName, location, replacement }: Mutant): string {
  const text = read(fileName);
  return (
    text.slice(0, offsetOf(text, location.start)) + replacement + text.slice(offsetOf(text, location.end))
  );
}

function isAtMutant({ pos }: { pos: number }, { fileName, location, replacement }: Mutant): boolean {
  const start = offsetOf(read(fileName), location.start);
  return pos >= start && pos <= start + replacement.length;
}

export const strykerPlugins = [{ kind: 'Checker', name: 'types', factory: createTypeChecker }];
