public import FoundationXML

// A part of Foundation on Apple's systems, a module of its own on Linux.

public typealias XMLParser = FoundationXML.XMLParser
public typealias XMLParserDelegate = FoundationXML.XMLParserDelegate
