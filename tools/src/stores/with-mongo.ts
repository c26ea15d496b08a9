import { MongoClient } from 'mongodb';

/** Does something with a document store that must answer within five seconds. */
export const withMongo = async <Result>(
  url: string,
  work: (client: MongoClient) => Promise<Result>,
): Promise<Result> => {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5_000 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
};
