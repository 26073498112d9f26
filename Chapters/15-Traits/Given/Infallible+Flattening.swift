import Solution04Events
import Solution08Combining
import Solution09Flattening

// The inner sequences are infallible, too. So code that flattens requests has to say, at each
// request, what an error becomes; a catch at the end of the chain would come too late.
extension InfallibleType {
  /// Makes a sequence of each element, and sends what all of them send, as it comes.
  public func flatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMap(selector))
  }

  /// Makes a sequence of each element, and sends what the newest of them sends.
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapLatest(selector))
  }

  /// Makes a sequence of an element, and ignores the elements that come before it has ended.
  public func flatMapFirst<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapFirst(selector))
  }

  /// Makes a sequence of each element, and sends what they send, one after the other.
  public func concatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().concatMap(selector))
  }

  /// Continues with another sequence when this one has ended.
  public func concat<Source: InfallibleType>(
    _ second: Source
  ) -> Infallible<Element> where Source.Element == Element {
    Infallible(asObservable().concat(second.asObservable()))
  }
}
