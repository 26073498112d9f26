import Dispatch

extension DispatchQueue {
  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code runs on the main queue, whichever thread serves that.
  static var isMain: Bool {
    getSpecific(key: mainMark) ?? false
  }
}
