import { sendWholeBody } from '#platform/http/send-response.ts';
import type { StaticFiles } from '#platform/http/static-files.ts';

/** Serves the key of IndexNow at `/{key}.txt`, by which search engines know that the site sends the pings. */
export function createKeyFile({
  key,
  headers,
}: {
  key: string | undefined;
  headers: readonly [string, string][];
}): StaticFiles {
  return (req, res) => {
    const isAsked = key !== undefined && req.url === `/${key}.txt`;
    if (!isAsked || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
    sendWholeBody(res, { status: 200, type: 'text/plain; charset=utf-8', body: key, headers });
    return true;
  };
}
