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
  let before = config;
  const api = new API({ cwd: process.cwd(), fs: { readFile: (file) => changed.get(file) } });
  return {
    async init() {
      api.updateSnapshot({ openProjects: [config] });
    },
    async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
      return Object.fromEntries(mutants.map((mutant) => [mutant.id, check(mutant)]));
    },
  };

  function check({ fileName, location, replacement }: Mutant): CheckResult {
    const text = readFileSync(fileName, 'utf8');
    const at = ({ line, column }: Position) =>
      text.split('\n', line).join('\n').length + (line && 1) + column;
    changed.clear();
    changed.set(fileName, text.slice(0, at(location.start)) + replacement + text.slice(at(location.end)));
    // The file of the mutant before is as it was.
    const files = new Set([fileName, before]);
    before = fileName;
    const snapshot = api.updateSnapshot({ fileChanges: { changed: [...files] } });
    const [problem] = snapshot.getProject(config)?.program.getSemanticDiagnostics(fileName) ?? [];
    snapshot.dispose();
    return problem ? { status: 'compileError', reason: problem.text } : { status: 'passed' };
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'types', factory: createTypeChecker }];
