import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyComponent, optionalComponent } from './lazy-component.tsx';

const Word = ({ text }: { readonly text: string }) => <p>{text}</p>;
const load = () => Promise.resolve({ Word });
const fail = (): Promise<{ Word: typeof Word }> => Promise.reject(new Error('no network'));

/** Shows the error of what is drawn in it. */
class Boundary extends Component<{ readonly children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

it('is drawn when its code is loaded', async () => {
  const Drawn = lazyComponent(load, 'Word', 'wait');
  render(<Drawn text="hello" />);
  expect(screen.getByText('wait')).toBeInTheDocument();
  expect(await screen.findByText('hello')).toBeInTheDocument();
});

it('fails where its code cannot be loaded, unless the page can do without it', async () => {
  const Needed = lazyComponent(fail, 'Word');
  const Optional = optionalComponent(fail, 'Word', 'wait');
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <Boundary>
        <Needed text="needed" />
      </Boundary>
      <div data-testid="optional">
        <Optional text="optional" />
      </div>
    </>,
  );
  expect(await screen.findByText('no network')).toBeInTheDocument();
  expect(screen.getByTestId('optional')).toBeEmptyDOMElement();
  logged.mockRestore();
});
