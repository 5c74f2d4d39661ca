/** Answers with a CSV file. The next part of a text in parts is read only when the client is ready for it. */
export function csvResponse(fileName: string, text: string | AsyncGenerator<string>): Response {
  return new Response(typeof text === 'string' ? text : toStream(text), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}.csv"`,
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
