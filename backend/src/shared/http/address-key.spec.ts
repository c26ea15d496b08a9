import { addressKey, networksOf } from './address-key.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, key) => expect(addressKey(address)).toBe(key));

test.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['2001:db8:1:abcd::1', ['2001:db8:1:abcd::/64', '2001:db8:1:ab00::/56', '2001:db8:1:0::/48']],
  ['unknown', ['unknown']],
])('the networks of %s are %j', (address, names) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(names);
});
