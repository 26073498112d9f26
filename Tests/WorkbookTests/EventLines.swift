/// Lines of an event stream, as Swift Testing 6.3 wrote them, about tests of our own.
enum Line {
  static func id(_ number: Int, _ name: String) -> String {
    #"Chapter01Tests.`1.\#(number) \#(number == 1 ? "First" : "Second")`\/`\#(name)`()\/A.swift:9:4"#
  }

  static func test(_ number: Int, _ name: String, line: Int = 9) -> String {
    #"""
    {"kind":"test","payload":{"displayName":"\#(name)","id":"\#(id(number, name))",\#
    "isParameterized":false,"kind":"function","name":"`\#(name)`()","sourceLocation":\#
    {"_filePath":"\/book\/Tests\/Chapter01Tests\/A.swift","column":4,\#
    "fileID":"Chapter01Tests\/A.swift","line":\#(line)}},"version":0}
    """#
  }

  static func started(_ number: Int, _ name: String) -> String {
    event("testStarted", number, name)
  }

  static func ended(_ number: Int, _ name: String) -> String {
    event("testEnded", number, name)
  }

  static func failed(_ number: Int, _ name: String) -> String {
    #"""
    {"kind":"event","payload":{"_comments":["It has to be two."],"instant":{"absolute":1.5,\#
    "since1970":2.5},"issue":{"_backtrace":[{"address":139}],"isKnown":false,"sourceLocation":\#
    {"_filePath":"\/book\/Tests\/Chapter01Tests\/A.swift","column":5,"fileID":\#
    "Chapter01Tests\/A.swift","line":18}},"kind":"issueRecorded","messages":[{"symbol":"fail",\#
    "text":"Expectation failed: (x → 1) == 2"},{"symbol":"difference","text":"removed 2"},\#
    {"symbol":"details","text":"It has to be two."}],"testID":"\#(id(number, name))"},"version":0}
    """#
  }

  static let runEnded =
    #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}"#

  private static func event(_ kind: String, _ number: Int, _ name: String) -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id(number, name))"},"version":0}"#
  }
}
