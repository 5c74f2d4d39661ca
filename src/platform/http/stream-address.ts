/** The stream of server-sent events. The server answers it in front of the router, so it is not one of the `routePaths`. */
export const STREAM_ADDRESS = '/api/stream';
