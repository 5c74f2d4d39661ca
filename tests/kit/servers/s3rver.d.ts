/** Only what the kit uses. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    store: { listObjects(bucket: string, options: { maxKeys: number }): Promise<unknown> };
    /** What each request goes through, in this order. */
    middleware: ((
      context: { req: import('node:http').IncomingMessage; status: number; body: string },
      next: () => Promise<void>,
    ) => Promise<void> | void)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
