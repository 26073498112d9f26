import Foundation
import Solution04Events
import Solution05ProducerAndSink

/// What makes values of data; the decoders of Foundation do.
///
/// RxSwift's protocol of the same name.
public protocol DataDecoder {
  /// Returns the value that the data describe.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Sends the value that each element describes; fails if one of them describes none.
  public func decode<Item: Decodable, Decoder: DataDecoder>(
    type: Item.Type,
    decoder: Decoder
  ) -> Observable<Item> {
    map { data in try decoder.decode(type, from: data) }
  }
}
