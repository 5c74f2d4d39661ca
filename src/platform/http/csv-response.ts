/** Answers with a CSV file. The next part of a text in parts is read only when the client is ready for it. */
export function csvResponse(fileName: string, text: string | AsyncGenerator<string>): Response {
  return downloadResponse(`${fileName}.csv`, 'text/csv; charset=utf-8', text);
}

/** Answers with a file of this type, as `csvResponse`. */
export function downloadResponse(
  fileName: string,
  contentType: string,
  text: string | AsyncGenerator<string>,
): Response {
  return new Response(typeof text === 'string' ? text : toStream(text), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

function toStream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
