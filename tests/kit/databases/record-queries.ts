import type { Db } from '#platform/db/schema.ts';

/** The same database, and the SQL of everything that is asked through it, also in transactions. */
export function recordQueries(db: Db): { db: Db; queries: string[] } {
  const queries: string[] = [];
  const executor = db.getExecutor();
  return {
    queries,
    db: db.withPlugin({
      transformQuery({ node, queryId }) {
        queries.push(executor.compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  };
}
