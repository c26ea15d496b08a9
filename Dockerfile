# One image for every part; the command chooses which.
FROM node:22.21.1-bookworm-slim AS manifests
WORKDIR /henna
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY backend/package.json backend/
COPY projections/package.json projections/
COPY frontend/package.json frontend/
COPY embedded/package.json embedded/
COPY tools/package.json tools/
COPY e2e/package.json e2e/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build && npm run build:operating -w @henna/tools

FROM manifests AS dependencies
RUN npm ci --omit=dev -w @henna/backend -w @henna/projections -w @henna/embedded -w @henna/tools

# What runs and nothing else: no sources, tests, source maps, bench or catalogue builder.
FROM node:22.21.1-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data npm_config_cache=/tmp/npm npm_config_update_notifier=false
WORKDIR /henna
RUN mkdir /data && chown node:node /data && chmod 700 /data
COPY --from=dependencies /henna ./
COPY --from=build /henna/embedded/dist/*.js embedded/dist/
COPY --from=build /henna/projections/dist/*.js projections/dist/
COPY --from=build /henna/backend/dist/*.js backend/dist/
COPY --from=build /henna/backend/data backend/data
COPY --from=build /henna/frontend/dist frontend/dist
# The service finds the client as a package, of which nothing but the built files is needed.
RUN ln -s ../../frontend node_modules/@henna/frontend
COPY --from=build /henna/tools/dist/*.js tools/dist/
COPY --from=build /henna/tools/build.mjs tools/
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "backend/dist/main.js"]
