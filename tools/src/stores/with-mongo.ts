import { MongoClient } from 'mongodb';

/** Does something with a connection to a document store. @throws when the store does not answer within five seconds */
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
