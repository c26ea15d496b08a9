import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backend = { target: 'http://localhost:3000', changeOrigin: false };

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
  ],
  server: { proxy: { '/api': backend, '/art': backend } },
  preview: { proxy: { '/api': backend, '/art': backend } },
  build: { outDir: 'dist', manifest: true, target: 'es2022', assetsInlineLimit: 0 },
});
