# One image for every part; the command chooses which.
FROM node:22-bookworm-slim AS build
WORKDIR /henna
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY backend/package.json backend/
COPY projections/package.json projections/
COPY frontend/package.json frontend/
COPY embedded/package.json embedded/
COPY tools/package.json tools/
COPY e2e/package.json e2e/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /henna
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=root:root /henna ./
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "--enable-source-maps", "backend/dist/main.js"]
