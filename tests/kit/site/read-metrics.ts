/** The metrics of a site that was started with `METRICS_PORT`, as text. @throws Error when they are not answered. */
export async function readMetricsText(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (!response.ok) throw new Error(`/metrics answers ${response.status}: ${await response.text()}`);
  return response.text();
}

/** The value of each series, by its name with its labels: `newsroom_live_streams`, `newsroom_queue_length{queue="mail"}`. */
export async function readMetrics(port: number): Promise<ReadonlyMap<string, number>> {
  const lines = (await readMetricsText(port))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
