import Foundation

/// A terminal that sends each key at once and shows none of them by itself, until it is restored.
struct RawTerminal {
  private let descriptor: Int32
  private let before: termios

  /// Changes a terminal; `nil` if there is none.
  init?(_ descriptor: Int32) {
    var settings = termios()
    guard isatty(descriptor) == 1, tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    before = settings
    cfmakeraw(&settings)
    // A line that is printed ends as it always did.
    settings.c_oflag |= tcflag_t(OPOST)
    guard tcsetattr(descriptor, TCSANOW, &settings) == 0 else { return nil }
  }

  /// Makes the terminal what it was.
  func restore() {
    var settings = before
    tcsetattr(descriptor, TCSAFLUSH, &settings)
  }

  /// How many columns it has; 80 if it does not say.
  var columns: Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
