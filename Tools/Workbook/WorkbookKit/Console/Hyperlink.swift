import Foundation

/// A text that a terminal opens when it is clicked on (OSC 8).
enum Hyperlink {
  /// The text, with the sequences around it that make it a link to a file.
  static func text(_ text: String, to target: String) -> String {
    "\u{1B}]8;;\(target)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// The address of a place in a file; an anchor stays behind its `#`.
  static func address(ofFile path: String, anchor: String?) -> String {
    let file = URL(fileURLWithPath: path).absoluteString
    guard let anchor else { return file }
    let allowed = CharacterSet.urlFragmentAllowed
    return "\(file)#\(anchor.addingPercentEncoding(withAllowedCharacters: allowed) ?? anchor)"
  }

  /// Whether the terminal is one of those that are known to show links: others may print them.
  static func isKnown(in environment: [String: String]) -> Bool {
    if let wish = environment["FORCE_HYPERLINK"] { return wish != "0" && !wish.isEmpty }
    let number = { (name: String) in
      environment[name].flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    }
    // Inside of tmux and screen the variables of the terminal outside may be left over.
    guard environment["TMUX"] == nil, environment["STY"] == nil else { return false }
    let programs: Set = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "rio"]
    return programs.contains(environment["TERM_PROGRAM"] ?? "") || number("VTE_VERSION") >= 5000
      || environment["KITTY_WINDOW_ID"] != nil || environment["WT_SESSION"] != nil
      || environment["DOMTERM"] != nil || number("KONSOLE_VERSION") >= 201_200
      || (environment["TERM"] ?? "").hasPrefix("alacritty")
  }
}
