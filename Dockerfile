# The site in an image of about 235 MB, without npm, compilers or a shell. See docs/guides/operate.md.
FROM node:26-bookworm AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm run pack -- /app && strip /app/node && mkdir /data

FROM gcr.io/distroless/cc-debian12:nonroot
WORKDIR /app
COPY --from=build /app /app
# The user of this base image is 65532. Only its data is writable for it.
COPY --from=build --chown=65532:65532 /data /data
# The last four keep the memory of the process small (scripts/memory-settings.ts).
ENV NODE_ENV=production \
    DATA_DIR=/data \
    PORT=3000 \
    UV_THREADPOOL_SIZE=12 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    NODE_OPTIONS=--max-semi-space-size=4
USER 65532:65532
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["./node", "--eval", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["./node", "build/server/index.js"]
