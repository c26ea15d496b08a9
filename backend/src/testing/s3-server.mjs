// An S3 server, in a process of its own: Jest's transform of what it depends on would break it. It calculates the signature
// of requests to the bucket itself without the slash at the end of their path, hence accepts any.
// `s3-server.mjs <folder> <bucket>` prints `ready <port>`.
import S3rver from '@20minutes/s3rver';

const [directory, name] = process.argv.slice(2);
const settings = {
  address: '127.0.0.1',
  port: 0,
  directory,
  silent: true,
  allowMismatchedSignatures: true,
  configureBuckets: [{ name }],
};
const { port } = await new S3rver(settings).run();
console.log(`ready ${port}`);
