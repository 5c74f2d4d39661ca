import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { adminText } from '#app/admin/text.ts';
import { DAY, HOUR } from '#az/format/durations.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { freePort } from '../../kit/site/free-port.ts';
import { readMetricsText } from '../../kit/site/read-metrics.ts';
import { startSite, type TestSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

const ADMIN = 'admin@example.az';
const EDITOR = 'editor@example.az';
/** Only a site with a read replica answers them: `read-replica.test.ts`. */
const OF_REPLICA = /^newsroom_(?:read_replica_|page_queries_)/;
const RULES = 'deploy/prometheus/alerts.yml';
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

let site: TestSite;
let port: number;
let backups: string;
beforeAll(async () => {
  port = await freePort();
  mkdirSync(inject('runFolder'), { recursive: true });
  backups = mkdtempSync(join(inject('runFolder'), 'backups-'));
  site = await startSite({
    ownProcess: true,
    env: { METRICS_PORT: String(port), BACKUP_TO: backups },
    fill: async (db) => {
      await writeStaff(db, 'admin', { email: ADMIN });
      await writeStaff(db, 'editor', { email: EDITOR });
    },
  });
});
afterAll(() => site.stop());

/** The metrics that queries name: series of the site, of Node and of the process. */
const namesIn = (text: string) =>
  new Set(text.match(/\b(?:newsroom|nodejs|process)_[a-z0-9_]*[a-z0-9]\b(?=[\s{[)>\\"/]|$)/gm) ?? []);

test.each([
  [RULES, 14],
  ['deploy/grafana/newsroom.json', 18],
])('every metric that %s names is answered', async (file, least) => {
  // The first pages of a process make the series of requests and renders.
  await site.ask('/');
  const text = await readMetricsText(port);
  const answered = new Set(
    text.split('\n').flatMap((line) => (line.startsWith('#') ? [] : (/^[a-z_0-9]+/.exec(line)?.[0] ?? []))),
  );
  const named = [...namesIn(readFileSync(file, 'utf8'))].filter((name) => !OF_REPLICA.test(name));
  expect(named.length).toBeGreaterThanOrEqual(least);
  expect(named.filter((name) => !answered.has(name))).toEqual([]);
});

test('the guide says what to do at each alarm', () => {
  const alarms = readFileSync(RULES, 'utf8').match(/(?<=alert: )\w+/g) ?? [];
  const guide = readFileSync('docs/guides/operate.md', 'utf8');
  expect(alarms.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('a site with BACKUP_TO writes a backup after its start, and shows when', async () => {
  await expect.poll(() => readdirSync(backups).filter((name) => name.endsWith('.zip'))).toHaveLength(1);
  const last = async () =>
    Number(
      /^newsroom_backup_last_success_timestamp_seconds (\S+)/m.exec(await readMetricsText(port))?.[1] ?? 0,
    );
  await expect.poll(last).toBeGreaterThan(0);
});

test('admins see in the back-office that the last backup is too old, others do not', async () => {
  const [admin, editor] = [await signIn(site, ADMIN), await signIn(site, EDITOR)];
  const shows = async (visitor: Visitor) =>
    (await (await visitor.get('/admin')).text()).includes(adminText.oldBackup);
  const setLast = (hours: number) =>
    site.change(async (db) => {
      // Nobody writes another one meanwhile.
      const state = { succeeded_at: Date.now() - hours * HOUR, lease_until: Date.now() + DAY };
      await db.updateTable('backup_state').set(state).execute();
    });
  await setLast(25);
  expect(await shows(admin)).toBe(false);
  await setLast(27);
  expect([await shows(admin), await shows(editor)]).toEqual([true, false]);
});

test.runIf(hasPromtool)(
  'Prometheus accepts the metrics, the configuration and the rules with their examples',
  async () => {
    const input = await readMetricsText(port);
    expect(spawnSync('promtool', ['check', 'metrics'], { input, encoding: 'utf8' }).stderr).not.toMatch(
      /error/i,
    );
    execFileSync('promtool', ['check', 'config', 'deploy/prometheus/prometheus.yml']);
    execFileSync('promtool', ['test', 'rules', 'deploy/prometheus/alerts.test.yml']);
  },
);
