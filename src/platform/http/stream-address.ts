/** The stream of server-sent events. The server answers it in front of the router, so no feature declares it. */
export const STREAM_ADDRESS = '/api/stream';
